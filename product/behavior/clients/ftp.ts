import { connect, type Socket } from 'node:net'

const timeoutMs = 15_000

/** An answer of an FTP server. */
export interface FtpAnswer {
  readonly code: number
  readonly text: string
}

/** A small FTP client: one control connection, and passive data connections without encryption. */
export class Ftp {
  readonly #control: Socket
  #received = ''
  #wake = () => {}

  private constructor(control: Socket) {
    this.#control = control
    control.setTimeout(timeoutMs, () => control.destroy(new Error('The FTP server does not answer')))
    control.setEncoding('utf8').on('data', (text: string) => {
      this.#received += text
      this.#wake()
    })
    control.on('close', () => this.#wake())
    control.on('error', () => this.#wake())
  }

  /** Connects and logs in. The answer has the code 230 if the server accepted the login. */
  static async open(
    port: number,
    user: string,
    password: string,
  ): Promise<{ readonly ftp: Ftp; readonly login: FtpAnswer }> {
    const ftp = new Ftp(connect(port, '127.0.0.1'))
    await ftp.#answer()
    await ftp.send(`USER ${user}`)
    return { ftp, login: await ftp.send(`PASS ${password}`) }
  }

  async send(command: string): Promise<FtpAnswer> {
    this.#control.write(`${command}\r\n`)
    return this.#answer()
  }

  async code(command: string): Promise<number> {
    return (await this.send(command)).code
  }

  /** Returns the names in a folder, sorted, or the code of the error. */
  async names(path: string): Promise<readonly string[] | number> {
    const { code, text } = await this.#transfer(`MLSD ${path}`)
    if (code !== 226) return code
    return text
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(line.indexOf(' ') + 1))
      .toSorted()
  }

  /** Returns a file's text, or the code of the error. */
  async read(path: string): Promise<string | number> {
    const { code, text } = await this.#transfer(`RETR ${path}`)
    return code === 226 ? text : code
  }

  /** Uploads a text, and returns the last code. */
  async write(path: string, content: string): Promise<number> {
    return (await this.#transfer(`STOR ${path}`, content)).code
  }

  async rename(from: string, to: string): Promise<number> {
    const code = await this.code(`RNFR ${from}`)
    return code === 350 ? this.code(`RNTO ${to}`) : code
  }

  close(): void {
    this.#control.end()
  }

  async #transfer(command: string, content?: string): Promise<FtpAnswer> {
    const { text: passive } = await this.send('EPSV')
    const data = connect(Number(/\|(\d+)\|/.exec(passive)?.[1]), '127.0.0.1')
    let text = ''
    data.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    const isClosed = new Promise<void>((resolve) => data.on('close', resolve).on('error', () => resolve()))
    const first = await this.send(command)
    if (first.code >= 400) {
      data.destroy()
      return first
    }
    if (content !== undefined) data.end(content)
    const last = await this.#answer()
    await isClosed
    return { code: last.code, text: last.code === 226 ? text : last.text }
  }

  async #answer(): Promise<FtpAnswer> {
    for (;;) {
      const found = /^(\d{3})(?: |-[\s\S]*?^\1 )(.*)\r\n/m.exec(this.#received)
      if (found) {
        this.#received = this.#received.slice(found.index + found[0].length)
        return { code: Number(found[1]), text: found[2] ?? '' }
      }
      if (this.#control.destroyed) return { code: 421, text: 'closed' }
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}
