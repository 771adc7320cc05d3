import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ALL_SCHEMES, combinationsOf, DIRECTIONS, WIDTHS } from './combinations.mjs'
import { LIST } from './list/index.mjs'

/** The demo serves this folder at `/shots/`. */
const FOLDER = fileURLToPath(new URL('../../demo/shots', import.meta.url))

const OPTIONS = {
  only: { type: 'string', multiple: true },
  width: { type: 'string', multiple: true },
  scheme: { type: 'string', multiple: true },
  direction: { type: 'string', multiple: true },
  locale: { type: 'string' },
  check: { type: 'boolean', default: false },
  to: { type: 'string', default: FOLDER }
}

/** Returns the values of an option, which can be repeated or separated by commas. @throws if a value is unknown */
function given(name, values, known) {
  const wanted = values?.flatMap((text) => text.split(','))
  const wrong = wanted?.find((value) => !known.map(String).includes(value))
  if (wrong !== undefined) throw new Error(`--${name} is one of ${known.join(', ')}, not "${wrong}".`)
  return wanted && known.filter((value) => wanted.includes(String(value)))
}

/** Returns the title of an entry, such as `lock details/unlocking`. */
export const titleOf = ({ screen, state }) => `${screen}/${state}`

const hyphenated = (text) => `-${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`

/** Returns the entries whose title contains words that start with the given parts. Hyphens can replace spaces. */
function entriesWith(parts) {
  const entries = LIST.filter((entry) => {
    const title = hyphenated(titleOf(entry))
    return !parts || parts.some((part) => title.includes(hyphenated(part)))
  })
  if (entries.length > 0) return entries
  const screens = [...new Set(LIST.map(({ screen }) => screen))]
  throw new Error(`No screen and no state is called "${parts}". The screens are: ${screens.join(', ')}.`)
}

/** Returns the entries and combinations for the command line. @throws if an option is invalid */
export function readOptions() {
  const { values } = parseArgs({ options: OPTIONS })
  const { only, width, scheme, direction, locale, check, to: folder } = values
  return {
    folder,
    /** `true` to check everything, including forced colors, without screenshots. */
    check,
    /** Language of all elements if not English: `longer`, `marked` or a locale. */
    locale,
    entries: entriesWith(only?.flatMap((text) => text.split(','))),
    combinations: combinationsOf({
      widths: given('width', width, WIDTHS),
      schemes: given('scheme', scheme ?? (check ? ALL_SCHEMES : undefined), ALL_SCHEMES),
      directions: given('direction', direction, DIRECTIONS)
    }),
    /** `true` if nothing was filtered. */
    isWhole: ![only, width, scheme, direction, locale].some(Boolean)
  }
}
