import { THEMES, type ThemeName } from '../../ui/style/themes/themes.js'
import type { GivenAppearance } from './appearance.js'
import { nearestName } from './nearest-name.js'
import { faultOf, isToken, TOKENS } from './tokens.js'

const themeNames = Object.keys(THEMES)

const isTheme = (name: string): name is ThemeName => Object.hasOwn(THEMES, name)

/** What there is in place of a name that there is not. */
function known(given: string, names: readonly string[]): string {
  const nearest = nearestName(given, names)
  return `${nearest === undefined ? '' : `did you mean "${nearest}"? `}There are ${names.join(', ')}`
}

/** A name as it was given, or how it begins. */
const quoted = (given: string): string => JSON.stringify(given.length > 40 ? `${given.slice(0, 40)}…` : given)

/** What of an appearance is not used, each in words. */
function faultsOf({ theme, tokens, ...others }: GivenAppearance): readonly string[] {
  const faults = Object.keys(others).map((key) =>
    isToken(key)
      ? `has "${key}" beside its tokens: it belongs into them, { tokens: { "${key}": … } }`
      : `has no ${quoted(key)}; ${known(key, ['theme', 'tokens'])}`
  )
  if (theme !== undefined && !isTheme(theme)) faults.push(`has no theme ${quoted(theme)}; ${known(theme, themeNames)}`)
  for (const [name, value] of Object.entries(tokens)) {
    const expected = isToken(name) && faultOf(name, value)
    if (!isToken(name)) faults.push(`has no token ${quoted(name)}; ${known(name.replace(/^--latchkey-/, ''), TOKENS)}`)
    else if (expected) faults.push(`has no use for its token "${name}", which should be ${expected}`)
  }
  return faults
}

/** An appearance as far as it can be used. */
export interface Look {
  /** The style sheet of its theme; empty for ours. */
  readonly theme: string
  /** Custom properties, with values that are of their kinds. */
  readonly properties: readonly (readonly [name: string, value: string])[]
  /** What cannot be used, each in words. */
  readonly faults: readonly string[]
}

/**
 * Looks for what can be used of an appearance.
 *
 * @param theme of the appearance, or from around the element.
 */
export function lookOf(appearance: GivenAppearance | undefined, theme: string | undefined): Look {
  const tokens = Object.entries(appearance?.tokens ?? {})
  return {
    theme: theme !== undefined && isTheme(theme) ? THEMES[theme] : '',
    properties: tokens.flatMap(([name, value]) =>
      isToken(name) && faultOf(name, value) === undefined ? [[`--latchkey-${name}`, value]] : []
    ),
    faults: appearance ? faultsOf(appearance) : []
  }
}
