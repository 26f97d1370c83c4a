import { useEffect, useState } from 'react'
import { replaceAddress } from '../../browser/replace-address.ts'
import { addressDelayMs } from '../../config/tools.ts'
import { answersFromHash, answersHash, answersMark } from '../../content/local-answers.ts'
import type { Answers, LocalTool } from '../../content/local-tool.ts'
import { useForgetOnLeave } from '../forget-on-leave.ts'

interface LocalAnswers {
  readonly answers: Answers
  readonly enter: (name: string, value: string) => void
  readonly startAgain: () => void
}

/** Returns the answers of a tool, which start with those of the address, and writes those that may be shared to the address. */
export function useLocalAnswers(tool: LocalTool): LocalAnswers {
  const [answers, setAnswers] = useState<Answers>(() => answersFromHash(tool, location.hash))
  const hash = answersHash(tool, answers)
  useEffect(() => {
    const timer = setTimeout(() => {
      const isOurs = hash !== '' || location.hash.startsWith(answersMark)
      if (isOurs && hash !== location.hash) replaceAddress(location.pathname + location.search + hash)
    }, addressDelayMs)
    return () => clearTimeout(timer)
  }, [hash])
  useForgetOnLeave(() => setAnswers(answersFromHash(tool, hash)))
  return {
    answers,
    enter: (name, value) =>
      setAnswers((before) => tool.enter?.(before, name, value) ?? { ...before, [name]: value }),
    startAgain: () => setAnswers(tool.initial),
  }
}
