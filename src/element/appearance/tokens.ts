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

/** A custom property that an appearance can set, without `--latchkey-`. */
export type Token = (typeof TOKENS)[number]

export const isToken = (name: string): name is Token => TOKENS.some((token) => token === name)

/** What the values of some tokens are. */
interface Kind {
  readonly begins: string
  /** In words, for whoever gave another. */
  readonly expected: string
  /** The property of CSS that takes the same values. */
  readonly property: string
  /** The functions that may stand in a value, as a pattern. */
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
  // Of the rest each is a length that is not negative, as a padding is.
  { begins: '', expected: 'a length such as 8px', property: 'padding-top', functions: LENGTH }
]

/** Says something only of the element that it stands on, and nothing of a value. */
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i

/**
 * Nothing that a value could become later: no escape, no variable, nothing that is fetched. Whether it is one of its
 * kind the browser says.
 */
function isPlain(value: string, functions: string): boolean {
  const called = [...value.matchAll(/([\w-]*)\(/g)].map(([, name = '']) => name)
  const isAllowed = new RegExp(`^(?:${functions})?$`, 'i')
  return !/[\\;{}!@]/.test(value) && !WIDE.test(value) && called.every((name) => isAllowed.test(name))
}

/** What a token should be and is not, in words; nothing when all is well. */
export function tokenError(token: Token, value: string): string | undefined {
  const kind = KINDS.find(({ begins }) => token.startsWith(begins))
  if (!kind || (isPlain(value, kind.functions) && CSS.supports(kind.property, value))) return undefined
  return kind.expected
}
