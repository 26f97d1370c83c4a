import type { Alist } from '../alist.ts'
import { until } from '../until.ts'
import { field } from './account.ts'

/** A connection to an MCP server: sends a JSON-RPC request and returns the whole response. */
export type McpCall = (method: string, parameters: unknown) => Promise<unknown>

/** Returns the text of a tool's result, or the message of the error. */
export async function toolText(call: McpCall, name: string, parameters: unknown): Promise<string> {
  const response = await call('tools/call', { name, arguments: parameters })
  const content = field(response, 'result.content')
  if (Array.isArray(content)) return content.map((part) => String(field(part, 'text'))).join('\n')
  return String(field(response, 'error.message'))
}

export const initialize = {
  protocolVersion: '2024-11-05',
  capabilities: {},
  clientInfo: { name: 'verify-behavior', version: '1' },
}

/** Connects to the MCP server over HTTP, as a user's token or as the guest. */
export const mcpOverHttp = (url: string, token: string): McpCall => {
  let session = ''
  let id = 0
  const send = async (method: string, parameters: unknown) => {
    id += 1
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(token && { authorization: token }),
        ...(session && { 'mcp-session-id': session }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params: parameters }),
      signal: AbortSignal.timeout(15_000),
    })
    session = response.headers.get('mcp-session-id') ?? session
    const text = await response.text()
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
  }
  return async (method, parameters) => {
    if (session === '') await send('initialize', initialize)
    return send(method, parameters)
  }
}

/** Starts `alist mcp` with the data folder of the scenario, and connects to its standard input and output. */
export async function mcpOverStdio(alist: Alist, user?: string): Promise<McpCall> {
  const program = alist.run(['mcp', ...(user ? ['--user', user] : [])])
  let id = 0
  const send: McpCall = async (method, parameters) => {
    id += 1
    const wanted = `"id":${id}`
    program.process.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params: parameters })}\n`)
    return until(`The answer to ${method}`, async () => {
      const line = program.printed
        .split('\n')
        .find((text) => text.startsWith('{"jsonrpc"') && text.includes(wanted))
      return line === undefined ? undefined : JSON.parse(line)
    })
  }
  await send('initialize', initialize)
  return send
}
