import { EditorView } from '@codemirror/view'

/** The look of the field, from the tokens of the design. They apply inside the shadow root, too. */
export const fieldTheme = EditorView.theme({
  '&': { blockSize: '100%', color: 'var(--color-text)', fontSize: 'var(--field-size)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6', overscrollBehavior: 'contain' },
  '.cm-content': { paddingBlock: 'var(--space-3)', caretColor: 'var(--accent)' },
  '.cm-placeholder': { color: 'var(--color-text-soft)' },
  '.cm-gutters': { border: '0', color: 'var(--color-text-soft)', background: 'var(--color-surface)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--color-surface-sunken)' },
  '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '1.75rem', fontSize: '0.8125em' },
  '.cm-panels': {
    borderColor: 'var(--color-line)',
    color: 'var(--color-text)',
    background: 'var(--color-surface-sunken)',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem',
    padding: '0.5rem 2rem 0.5rem 0.5rem',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search :is(input, button, label)': {
    margin: '0',
    borderRadius: 'var(--radius-small)',
    fontFamily: 'inherit',
    fontSize: 'var(--field-size)',
  },
  '.cm-panel.cm-search [name=close]': { minInlineSize: '2rem', minBlockSize: '2rem', color: 'inherit' },
  '.cm-textfield': {
    borderColor: 'var(--color-control-line)',
    color: 'var(--color-text)',
    background: 'var(--color-surface)',
  },
  '.cm-button': {
    minBlockSize: '2rem',
    borderColor: 'var(--color-control-line)',
    color: 'var(--color-text)',
    background: 'var(--color-surface)',
  },
  '.cm-markedLine': { boxShadow: 'inset 3px 0 var(--hue-warning)' },
  '.cm-searchMatch': { background: 'var(--mark)' },
  '@media (forced-colors: active)': {
    '.cm-searchMatch': { outline: '1px solid Mark' },
    '.cm-markedLine': { borderInlineStart: '3px solid Mark' },
  },
  '.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },
  '.cm-tooltip': {
    borderColor: 'var(--color-line-strong)',
    color: 'var(--color-text)',
    background: 'var(--color-surface-raised)',
  },
})
