/** The custom properties that an appearance can set, without `--latchkey-`. */
export const TOKENS = [
  'color-accent',
  'color-accent-text',
  'color-backdrop',
  'color-background',
  'color-border',
  'color-card',
  'color-control-border',
  'color-cool',
  'color-danger',
  'color-fill',
  'color-heat',
  'color-ok',
  'color-on-accent',
  'color-on-open',
  'color-open',
  'color-open-text',
  'color-open-tint',
  'color-picture',
  'color-shade',
  'color-text',
  'color-text-muted',
  'color-warning',
  'font-family',
  'font-size',
  'font-size-display',
  'font-size-heading',
  'font-size-reading',
  'font-size-row',
  'font-size-small',
  'font-size-title',
  'font-weight-heading',
  'font-weight-strong',
  'line-height',
  'list-block-size',
  'min-height',
  'radius',
  'radius-large',
  'radius-pill',
  'radius-small',
  'shadow',
  'shadow-small',
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-6'
] as const

export type Token = (typeof TOKENS)[number]

export const isToken = (name: string): name is Token => TOKENS.some((token) => token === name)

/** Value type of some tokens. */
interface Kind {
  readonly begins: string
  /** Expected value, in words. */
  readonly expected: string
  /** CSS property that accepts the same values. */
  readonly property: string
  /** Functions allowed in a value, as a pattern. */
  readonly functions: string
}

const COLOR = 'rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|color-mix|light-dark'
const LENGTH = 'calc|min|max|clamp'

const KINDS: readonly Kind[] = [
  { begins: 'color', expected: 'a colour', property: 'color', functions: COLOR },
  { begins: 'shadow', expected: 'a shadow', property: 'box-shadow', functions: `${COLOR}|calc` },
  { begins: 'font-family', expected: 'a font family', property: 'font-family', functions: '(?!)' },
  { begins: 'font-weight', expected: 'a weight such as 600', property: 'font-weight', functions: 'calc' },
  { begins: 'line-height', expected: 'a height such as 1.5', property: 'line-height', functions: LENGTH },
  // All other tokens are non-negative lengths, like a padding.
  { begins: '', expected: 'a length such as 8px', property: 'padding-top', functions: LENGTH }
]

/** CSS-wide keywords depend on the element, so they aren't values. */
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i

/** Returns `true` if a value has no escapes, variables or URLs. The browser checks the rest. */
function isPlain(value: string, functions: string): boolean {
  const called = [...value.matchAll(/([\w-]*)\(/g)].map(([, name = '']) => name)
  const isAllowed = new RegExp(`^(?:${functions})?$`, 'i')
  return !/[\\;{}!@]/.test(value) && !WIDE.test(value) && called.every((name) => isAllowed.test(name))
}

/** Returns what a token expects if its value is invalid. */
export function tokenError(token: Token, value: string): string | undefined {
  const kind = KINDS.find(({ begins }) => token.startsWith(begins))
  if (!kind || (isPlain(value, kind.functions) && CSS.supports(kind.property, value))) return undefined
  return kind.expected
}
