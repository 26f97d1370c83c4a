/** The code of the console's document, built on its own (scripts/build/console-frame.ts). */
declare module 'virtual:console-frame' {
  export const code: string
}
