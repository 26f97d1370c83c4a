/*
 * Replaces the package `style-to-object` in the build (lean-packages.ts), which reads comments and quoted
 * values; the styles that the sanitizer allows have neither.
 */

/** Passes each declaration of a `style` attribute to `use`. */
export default function styleToObject(style: string, use: (name: string, value: string) => void): void {
  for (const declaration of style.split(';')) {
    const [name = '', ...value] = declaration.split(':')
    use(name.trim(), value.join(':').trim())
  }
}
