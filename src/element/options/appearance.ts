import type { ThemeName } from '../../ui/style/themes/themes.js'
import type { Token } from '../../ui/style/tokens.js'
import { isObject } from './is-object.js'
import type { Option } from './option.js'

/** Theme and tokens of an element. */
export interface Appearance {
  /**
   * A predefined set of token defaults.
   * @default default
   */
  readonly theme?: ThemeName | undefined
  /**
   * Custom properties of the element without `--latchkey-`: `{ 'color-accent': '#7c3aed', radius: '4px' }`. Each value
   * is a plain CSS value, without `var()` and `url()`.
   */
  readonly tokens?: { readonly [Name in Token]?: string | undefined } | undefined
}

/** An appearance as provided by the host, not validated. */
export interface AppearanceValue {
  readonly theme?: unknown
  readonly tokens?: unknown
}

/** Functions and symbols are invalid and must be reported, although JSON would omit them. */
const kept = (_: string, value: unknown): unknown => (/function|symbol/.test(typeof value) ? '' : value)

function read(input: unknown): AppearanceValue | undefined {
  if (typeof input === 'string') return input.startsWith('{') ? JSON.parse(input) : input ? { theme: input } : undefined
  return isObject(input) && !Array.isArray(input) ? JSON.parse(JSON.stringify(input, kept)) : undefined
}

/** Appearance of an element: the name of a theme, or an object (JSON as an attribute). @default none */
export const appearanceOption = (): Option<AppearanceValue> => ({
  hasAttribute: true,
  expected: 'the name of a theme, or an object (as an attribute JSON) with a theme and tokens',
  read
})
