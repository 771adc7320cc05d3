import type { ThemeName } from '../../ui/style/themes/themes.js'
import { isObject } from '../options/is-object.js'
import type { Option } from '../options/option.js'
import type { Token } from './tokens.js'

/** How an element looks. */
export interface Appearance {
  /**
   * A ready look: other defaults of the tokens.
   * @default default
   */
  readonly theme?: ThemeName | undefined
  /**
   * The custom properties of the element, without `--latchkey-`: `{ 'color-accent': '#7c3aed', radius: '4px' }`. Each is
   * a plain value of its kind, without `var()` and `url()`.
   */
  readonly tokens?: { readonly [Name in Token]?: string | undefined } | undefined
}

/** An appearance as it was given, as JSON would tell it; nothing of it is certain. */
export interface AppearanceValue {
  readonly theme?: unknown
  readonly tokens?: unknown
}

/** What JSON would leave out is wrong, and is to be told of. */
const kept = (_: string, value: unknown): unknown => (/function|symbol/.test(typeof value) ? '' : value)

function read(given: unknown): AppearanceValue | undefined {
  if (typeof given === 'string') return given.startsWith('{') ? JSON.parse(given) : given ? { theme: given } : undefined
  return isObject(given) && !Array.isArray(given) ? JSON.parse(JSON.stringify(given, kept)) : undefined
}

/** How an element looks: the name of a theme, or an object, as an attribute JSON. @default none */
export const appearanceOption = (): Option<AppearanceValue> => ({
  hasAttribute: true,
  expected: 'the name of a theme, or an object (as an attribute JSON) with a theme and tokens',
  read
})
