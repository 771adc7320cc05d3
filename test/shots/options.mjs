import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ALL_SCHEMES, combinationsOf, DIRECTIONS, WIDTHS } from './combinations.mjs'
import { LIST } from './list/index.mjs'

/** Where the demo serves it, at `/shots/`. */
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

/** What is given of an option, once or often, or with commas in between. @throws where it is none of those there are. */
function given(name, values, known) {
  const wanted = values?.flatMap((text) => text.split(','))
  const wrong = wanted?.find((value) => !known.map(String).includes(value))
  if (wrong !== undefined) throw new Error(`--${name} is one of ${known.join(', ')}, not "${wrong}".`)
  return wanted && known.filter((value) => wanted.includes(String(value)))
}

/** What an entry is called: `lock details/unlocking`. */
export const titleOf = ({ screen, state }) => `${screen}/${state}`

const hyphenated = (text) => `-${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`

/** The entries in whose title a word, or several, begins like this; hyphens may stand for spaces. */
function entriesWith(parts) {
  const entries = LIST.filter((entry) => {
    const title = hyphenated(titleOf(entry))
    return !parts || parts.some((part) => title.includes(hyphenated(part)))
  })
  if (entries.length > 0) return entries
  const screens = [...new Set(LIST.map(({ screen }) => screen))]
  throw new Error(`No screen and no state is called "${parts}". The screens are: ${screens.join(', ')}.`)
}

/** The entries and combinations that the command line asks for. @throws on what is none of it. */
export function readOptions() {
  const { values } = parseArgs({ options: OPTIONS })
  const { only, width, scheme, direction, locale, check, to: folder } = values
  return {
    folder,
    /** Whether everything is only checked, in forced colours as well, and no picture is taken. */
    check,
    /** What everything speaks, if not English: `longer`, `marked` or a locale. */
    locale,
    entries: entriesWith(only?.flatMap((text) => text.split(','))),
    combinations: combinationsOf({
      widths: given('width', width, WIDTHS),
      schemes: given('scheme', scheme ?? (check ? ALL_SCHEMES : undefined), ALL_SCHEMES),
      directions: given('direction', direction, DIRECTIONS)
    }),
    /** Whether everything is wanted. */
    isWhole: ![only, width, scheme, direction, locale].some(Boolean)
  }
}
