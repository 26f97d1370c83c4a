/** The digits of Git's Base85 (git's base85.c). */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'
const bytesPerLine = 52

/** Returns a file's content as the part of a Git patch that creates a binary file, or replaces one. */
export async function binaryPatch(content: Uint8Array): Promise<string> {
  return `GIT binary patch\n${await literal(content)}\n${await literal(new Uint8Array())}\n`
}

async function literal(content: Uint8Array): Promise<string> {
  const packed = await deflated(content)
  const lines: string[] = []
  for (let at = 0; at < packed.length; at += bytesPerLine) {
    const part = packed.subarray(at, at + bytesPerLine)
    // The first letter is the number of bytes: A to Z for 1 to 26, a to z for 27 to 52.
    const size = String.fromCharCode(part.length <= 26 ? 64 + part.length : 96 + part.length - 26)
    lines.push(`${size}${base85(part)}\n`)
  }
  return `literal ${content.length}\n${lines.join('')}`
}

async function deflated(content: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([content.slice()]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function base85(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    let value = 0
    for (let next = 0; next < 4; next += 1) value = value * 256 + (bytes[at + next] ?? 0)
    let group = ''
    for (let digit = 0; digit < 5; digit += 1) {
      group = digits.charAt(value % 85) + group
      value = Math.floor(value / 85)
    }
    text += group
  }
  return text
}
