import { expect, test } from 'vitest'
import { createTurns } from '../../../src/browser/in-turn.ts'

test('[D4] work that was ready in one moment is done in order, each in a task of its own', async () => {
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
