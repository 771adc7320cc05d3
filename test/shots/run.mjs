// `node test/shots/run.mjs` takes screenshots of every screen in every state into demo/shots. `--check` only reports findings.
// See docs/writing-tests.md.
import { nameOf } from './combinations.mjs'
import { knownOf } from './known-findings.mjs'
import { readOptions, titleOf } from './options.mjs'
import { openPictures, pictureOf } from './pictures.mjs'
import { writeSheet } from './sheet/sheet.mjs'
import { openStudio } from './studio.mjs'

/** More than the number of processors, because each page mostly waits for frames. */
const PAGES = 3

const say = (text) => process.stdout.write(`${text}\n`)

/** Reports each finding once. */
function report(taken) {
  const found = new Map()
  for (const { combination, findings } of taken) {
    for (const finding of findings) found.set(finding, [...(found.get(finding) ?? []), nameOf(combination)])
  }
  for (const [finding, names] of found)
    say(`    ${finding} (${names.length === taken.length ? 'all' : names.join(', ')})`)
}

/**
 * Checks an entry in every combination and takes screenshots. @returns the findings, or `undefined` if a step failed
 */
async function shoot(page, entry, { combinations, locale, check }, pictures) {
  try {
    await page.arrange(entry, combinations[0])
    if (locale) await page.speak(locale)
  } catch (error) {
    say(`${titleOf(entry)} could not be brought about. ${error.message}`)
    return undefined
  }
  const taken = []
  const looks = new Set()
  for (const combination of combinations) {
    const picture = pictureOf(entry, combination)
    await page.turn(combination)
    if (!check) await page.picture(pictures.place(picture))
    // axe is the slowest check, and its result hardly depends on the direction.
    const variant = `${combination.width} ${combination.scheme}`
    const findings = await page.check(!check && looks.has(variant) ? ['axe'] : [])
    looks.add(variant)
    if (!check) {
      pictures.note(picture, findings)
      say(pictures.shownPath(picture))
    }
    taken.push({ combination, findings: check ? findings.filter((finding) => !knownOf(finding)) : findings })
  }
  const found = taken.filter(({ findings }) => findings.length > 0).length
  if (check && found > 0) say(titleOf(entry))
  report(taken)
  return found
}

/** Checks all entries. @returns the numbers of entries with failed steps and of combinations with findings */
async function shootAll(options, pictures) {
  const { entries } = options
  const studio = await openStudio(Math.min(PAGES, entries.length))
  const waiting = [...entries]
  let missing = 0
  let wrong = 0
  try {
    const work = studio.pages.map(async (page) => {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        const found = await shoot(page, entry, options, pictures)
        if (found === undefined) missing += 1
        wrong += found ?? 0
      }
    })
    await Promise.all(work)
  } finally {
    await studio.close()
  }
  return { missing, wrong }
}

const startedAt = performance.now()
const options = readOptions()
const { entries, combinations, folder, check } = options
const pictures = check ? undefined : openPictures({ folder, isWhole: options.isWhole })
const { missing, wrong } = await shootAll(options, pictures)
const seconds = Math.round((performance.now() - startedAt) / 1000)
if (pictures) {
  pictures.keep()
  writeSheet(pictures)
  say(`${seconds} s. All of them: ${pictures.shownPath('index.html')}`)
} else {
  say(
    `${seconds} s. ${entries.length} states, ${combinations.length} looks at each; ${wrong} of these found something, ${missing} states could not be brought about.`
  )
}
process.exitCode = missing > 0 || (check && wrong > 0) ? 1 : 0
