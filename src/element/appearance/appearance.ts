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

/** An appearance as it was given: any names, with texts, which are empty where something else was given. */
export interface GivenAppearance {
  readonly [name: string]: unknown
  readonly theme?: string | undefined
  readonly tokens: Readonly<Record<string, string>>
}

const asText = (given: unknown): string => (typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '')

function read(given: unknown): GivenAppearance | undefined {
  if (typeof given === 'string') {
    if (!given.startsWith('{')) return given ? { theme: given, tokens: {} } : undefined
    return read(JSON.parse(given))
  }
  if (!isObject(given) || Array.isArray(given)) return undefined
  const { theme, tokens = {}, ...others } = Object.fromEntries(Object.entries(given))
  if (!isObject(tokens) || Array.isArray(tokens)) return undefined
  const set = Object.entries(tokens).filter(([, value]) => value !== undefined && value !== null)
  return {
    ...others,
    ...(theme !== undefined && theme !== null && { theme: asText(theme) }),
    tokens: Object.fromEntries(set.map(([name, value]) => [name, asText(value)]))
  }
}

/** How an element looks: the name of a theme, or an object, as an attribute JSON. @default none */
export const appearanceOption = (): Option<GivenAppearance> => ({
  hasAttribute: true,
  expected: 'the name of a theme, or an object (as an attribute JSON) with a theme and tokens',
  read
})
