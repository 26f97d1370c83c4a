import fc, { type Arbitrary } from 'fast-check'

/** Texts with a meaning somewhere: in Markdown, HTML, addresses, JSON, shells, terminals, and the logs of code hosts. */
export const pieces: readonly string[] = [
  ...' \t\n\r\0[](){}<>|#"\'`~*_:;$\\/?-+=%&,.@!^0aZ',
  ...[
    '\r\n',
    '\u3000',
    '\u00ad',
    '\u200b',
    '\ufeff',
    '\u0301',
    '\u0627\u0628',
    '汉字',
    '👩‍👩‍👧',
    '\ud800',
    '\udc00',
  ],
  ...[
    '\u001b[2J',
    '\u001b]52;c;AAAA\u0007',
    '\u009b31m',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u2066',
    '\u200f',
  ],
  ...['::add-mask::', '::error file=a::', '\n::set-output name=a::b\n', '##[error]', '##vso[task.complete]'],
  ...['__proto__', 'constructor', 'prototype', 'toString', '__evil'],
  ...[
    '<script>__evil=1</script>',
    '<img src=x onerror=__evil=1>',
    '<svg onload=__evil=1>',
    'javascript:__evil=1',
  ],
  ...[
    '//evil.example/',
    'https://evil.example/',
    'http://a@evil.example',
    '\\\\evil.example',
    'data:text/html,x',
  ],
  ...[
    '../',
    '..\\',
    '/./',
    '%2e',
    '%2E%2e/',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '%252e',
    '/.git/',
    '.htaccess',
  ],
  ...[
    '$(touch evil)',
    '`touch evil`',
    ';touch evil',
    '&&touch evil',
    "';touch evil;'",
    '%PATH%',
    '$HOME',
    '!!',
  ],
  ...[
    '**',
    '__',
    '~~',
    '==',
    '```',
    '~~~',
    '---',
    '***',
    '\n\n',
    '\n> ',
    '\n- ',
    '\n1. ',
    '\n    ',
    '\n| a |\n|-|\n',
  ],
  ...[
    '\n# ',
    '\n===\n',
    '[a](',
    '![a](',
    '[^a]',
    '\n[^a]: ',
    '\n[a]: /b\n',
    '{#a}',
    '{.a}',
    '{a="b"}',
    '$$',
    '\n$$\n',
  ],
  ...[
    '\n::: ',
    '\n::::\n',
    '\n::: tip\n',
    '\n::: tabs\n@tab a\n',
    '\n```js\n',
    '<!-- @include: ./a.md -->',
    '<Badge text="',
  ],
  ...['<b>', '</b>', '<a ', '<!--', '-->', '<![CDATA[', '&amp;', '&#x0;', '&#99999999;', '&nbsp', '&'],
  ...['a: b\n', '- a\n', '&a [*a]', '!!js/function', '{"a":', '[[', ']]', '1e999', '-0', '9007199254740993'],
]

/** A text of pieces: a few different ones, or one of them repeated up to thousands of times. */
export function textOf(parts: readonly string[], most = 5000): Arbitrary<string> {
  const piece = fc.constantFrom(...parts)
  const mixed = fc.array(
    fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ unit: 'grapheme', maxLength: 6 })),
    {
      maxLength: 40,
    },
  )
  const repeated = fc
    .tuple(piece, piece, fc.integer({ min: 1, max: most }), piece)
    .map(([one, other, times, end]) => `${one}${other}`.repeat(times).slice(0, most) + end)
  return fc.oneof(
    { weight: 6, arbitrary: mixed.map((texts) => texts.join('')) },
    { weight: 2, arbitrary: repeated },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  )
}

/** Any text: letters, signs with a meaning, control characters, half surrogates, long repetitions. */
export const hostileText: Arbitrary<string> = textOf(pieces)

/** A short text for names, such as those of fields, files, and headers. */
export const hostileName: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...pieces),
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }).map((texts) => texts.join('')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
)

/**
 * A value as it comes from `JSON.parse`: any form, with expected names among others. `__proto__` is a field as any other.
 *
 * @param names of the fields that the reader knows
 * @param texts in addition to hostile ones, such as valid values
 */
export function hostileJson(
  names: readonly string[] = [],
  texts: readonly string[] = [],
): Arbitrary<unknown> {
  const known = fc.constantFrom(...names, '__proto__', 'constructor', 'toString')
  const text = texts.length === 0 ? hostileText : fc.oneof(fc.constantFrom(...texts), hostileText)
  const leaf = fc.oneof(
    { weight: 5, arbitrary: text },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -0),
    fc.integer(),
    fc.constant([]),
    fc.constant({}),
    fc
      .integer({ min: 100, max: 2000 })
      .map((depth): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
  )
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.array(tie('value'), { maxLength: 5 }),
      fc
        .array(fc.tuple(fc.oneof({ weight: 4, arbitrary: known }, hostileName), tie('value')), {
          maxLength: 6,
        })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }))
  return value
}
