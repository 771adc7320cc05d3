import { nearestName } from '../../core/values/nearest-name.js'
import { THEMES, type ThemeName } from '../../ui/style/themes/themes.js'
import { isToken, TOKENS, tokenError } from '../../ui/style/tokens.js'
import type { AppearanceValue } from '../options/appearance.js'
import { isObject } from '../options/is-object.js'
import { deriveAccent } from './derived-accent.js'

const themeNames = Object.keys(THEMES)

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && Object.hasOwn(THEMES, name)

/** Returns an error message with the known names. */
function known(wanted: string, names: readonly string[]): string {
  const nearest = nearestName(wanted, names)
  return `${nearest === undefined ? '' : `did you mean "${nearest}"? `}There are ${names.join(', ')}`
}

/** Quotes a name, shortened. */
const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Returns the provided tokens with their values. */
function givenTokens({ tokens }: AppearanceValue): readonly (readonly [name: string, value: string])[] {
  if (!isObject(tokens) || Array.isArray(tokens)) return []
  const defined = Object.entries(tokens).filter(([, value]) => value !== undefined && value !== null)
  return defined.map(([name, value]) => [name, /string|number/.test(typeof value) ? String(value).trim() : ''])
}

/** Yields a message for each part that can't be used. */
function* errorsOf(appearance: AppearanceValue): Generator<string> {
  const { theme, tokens, ...unknown } = appearance
  for (const key of Object.keys(unknown)) {
    yield isToken(key)
      ? `has "${key}" outside of its tokens: it belongs into them, { tokens: { "${key}": … } }`
      : `has no ${quoted(key)}; ${known(key, ['theme', 'tokens'])}`
  }
  if (theme !== undefined && theme !== null && !isTheme(theme)) {
    const name = isObject(theme) ? '' : String(theme)
    yield `has no theme ${quoted(name)}; ${known(name, themeNames)}`
  }
  if (tokens !== undefined && tokens !== null && (!isObject(tokens) || Array.isArray(tokens))) {
    yield 'has tokens that are no object of names and values'
  }
  for (const [name, value] of givenTokens(appearance)) {
    const expected = isToken(name) && tokenError(name, value)
    if (!isToken(name)) yield `has no token ${quoted(name)}; ${known(name.replace(/^--latchkey-/, ''), TOKENS)}`
    else if (expected) yield `has no use for its token "${name}", which should be ${expected}`
  }
}

/** Target of a theme: the shadow root of an element, or the page. */
export interface ThemeTarget {
  readonly root: DocumentOrShadowRoot
  readonly document: Document
  /** Selector for the tokens. */
  readonly selector: ':host' | ':where(:root)'
}

function tokenSheet(
  { document: { defaultView }, selector }: ThemeTarget,
  appearance: AppearanceValue
): CSSStyleSheet | undefined {
  const usable = givenTokens(appearance).filter(
    ([name, value]) => isToken(name) && tokenError(name, value) === undefined
  )
  if (!defaultView || usable.length === 0) return undefined
  const values = { ...deriveAccent(Object.fromEntries(usable)['color-accent']), ...Object.fromEntries(usable) }
  const sheet = new defaultView.CSSStyleSheet()
  sheet.insertRule(`${selector} {}`)
  const [rule] = sheet.cssRules
  if (!(rule instanceof defaultView.CSSStyleRule)) return undefined
  for (const [name, value] of Object.entries(values)) rule.style.setProperty(`--latchkey-${name}`, value)
  return sheet
}

/** A validated appearance. */
interface ResolvedTheme {
  readonly sheets: readonly CSSStyleSheet[]
  /** Messages about parts that can't be used. */
  readonly errors: readonly string[]
}

/**
 * Validates an appearance.
 *
 * @param theme of the appearance, or inherited
 * @param sharedSheet returns the document's sheet for a text, so that elements with the same theme share it
 */
export function resolveTheme(
  target: ThemeTarget,
  appearance: AppearanceValue | undefined,
  theme: unknown,
  sharedSheet: (document: Document, css: string) => CSSStyleSheet | undefined
): ResolvedTheme {
  const css = isTheme(theme) ? THEMES[theme] : ''
  const sheets = [css ? sharedSheet(target.document, css) : undefined, appearance && tokenSheet(target, appearance)]
  return { sheets: sheets.filter((sheet) => sheet !== undefined), errors: appearance ? [...errorsOf(appearance)] : [] }
}
