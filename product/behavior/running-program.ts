import { type ChildProcess, spawn } from 'node:child_process'

/** How a program ended. */
export interface Ended {
  /** Exit code; `null` if a signal ended it. */
  readonly code: number | null
  readonly printed: string
}

/** A program that a scenario started. */
export class RunningProgram {
  readonly process: ChildProcess
  readonly ended: Promise<Ended>
  printed = ''

  constructor(
    program: string,
    parameters: readonly string[],
    folder: string,
    env: Readonly<Record<string, string>>,
  ) {
    this.process = spawn(program, parameters, { cwd: folder, env, stdio: 'pipe' })
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.printed += text
      })
    }
    this.ended = new Promise((resolve) => {
      this.process.once('error', (error) => resolve({ code: 127, printed: error.message }))
      this.process.once('close', (code) => resolve({ code, printed: this.printed }))
    })
  }

  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    if (this.isRunning) this.process.kill(signal)
    const lateKill = setTimeout(() => this.process.kill('SIGKILL'), 5000)
    return this.ended.finally(() => clearTimeout(lateKill))
  }
}
