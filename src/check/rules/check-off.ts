import { nearestName } from '../../content/nearest-name.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'
import { ruleIds } from '../rule-ids.ts'
import { type SwitchOff, switchesOf } from '../switched-off.ts'

/** Requires comments that switch a rule off to name an existing rule and a reason. */
export const checkOff: PageRule = {
  id: 'check-off',
  severity: 'error',
  ofPage: (open) =>
    switchesOf(open).flatMap((one): readonly Fault[] => {
      const verdict = verdictOf(one)
      return verdict ? [{ ...verdict, line: one.line }] : []
    }),
}

/** Returns the fault of switching off a rule, or `undefined`. */
export function verdictOf({ rule, reason }: Pick<SwitchOff, 'rule' | 'reason'>): Verdict | undefined {
  if (!ruleIds.includes(rule)) {
    const likely = nearestName(rule, ruleIds)
    return likely === undefined
      ? { kind: 'off-unknown', values: { rule } }
      : { kind: 'off-misspelt', values: { rule, likely } }
  }
  return reason === '' ? { kind: 'off-reason', values: { rule } } : undefined
}
