import type { FaultKind } from '../config/locales/check-words.ts'
import type { ContentIssue } from '../content/issue.ts'
import type { SiteConfig } from '../content/site-config.ts'
import type { Severity } from './page-rule.ts'

/** The rules and faults that `recommended` judges differently from `strict`, which reports all at their own severity. */
const recommended: {
  readonly rules: Readonly<Record<string, Severity | 'off'>>
  readonly kinds: Readonly<Partial<Record<FaultKind, Severity | 'off'>>>
} = {
  rules: {
    'alt-text': 'warning',
    orphan: 'warning',
    'raw-html': 'warning',
    ...off('fence-language', 'fence-lines', 'json', 'shell-prompt'),
    ...off('language-pair', 'structure', 'translation-age', 'unlisted', 'unused-image'),
    ...off('page-part', 'empty-cell', 'menu-path', 'wording', 'bold-space'),
    ...off('untranslated', 'han-punctuation'),
  },
  kinds: {
    'container-unknown': 'warning',
    ...off('field-missing', 'field-unknown', 'description-long'),
    ...off('heading-first', 'heading-title', 'heading-level'),
    ...off('id-twice', 'id-reserved'),
    ...off('link-http', 'link-language', 'link-old', 'navigation-old', 'navigation-twice'),
  },
}

/** Returns the names as keys whose faults are not reported. */
function off<Name extends string>(...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, 'off'])) as Readonly<Record<Name, 'off'>>
}

/** Returns the issues that a site's configuration reports, at the severity that it sets for their rule. */
export function judged(issues: readonly ContentIssue[], { check }: SiteConfig): readonly ContentIssue[] {
  return issues.flatMap((issue) => {
    const { rule = '', kind, severity: own = 'error' } = issue
    const preset =
      check?.preset === 'strict' ? undefined : (recommended.kinds[kind] ?? recommended.rules[rule])
    const severity = check?.severity?.[rule] ?? preset ?? own
    return severity === 'off' ? [] : [{ ...issue, severity }]
  })
}
