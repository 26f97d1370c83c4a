import { expect, test } from 'vitest'
import { createTurns } from '../../../src/browser/in-turn.ts'

test('[D4] pieces of work that are ready together run in order, each in a separate task', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  const between = () => setTimeout(() => done.push('another task'))
  const first = inTurn(() => {
    done.push('first')
    between()
    throw new Error('cannot be colored')
  })
  const second = inTurn(() => done.push('second'))
  await expect(first).rejects.toThrow('cannot be colored')
  await second
  expect(done).toEqual(['first', 'another task', 'second'])
})
