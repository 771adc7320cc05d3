// `npm run shots`: a page of pictures of every screen in every state, in demo/shots. CONTRIBUTING.md says more.
import { nameOf } from './combinations.mjs'
import { readOptions, titleOf } from './options.mjs'
import { openPictures, pictureOf } from './pictures.mjs'
import { writeSheet } from './sheet/sheet.mjs'
import { openStudio } from './studio.mjs'

/** More than there are processors: each waits for frames most of the time. */
const PAGES = 3

const say = (text) => process.stdout.write(`${text}\n`)

/** Tells of pictures, and of each finding once. */
function report(taken, { shownPath }) {
  const found = new Map()
  for (const { picture, combination, findings } of taken) {
    say(shownPath(picture))
    for (const finding of findings) found.set(finding, [...(found.get(finding) ?? []), nameOf(combination)])
  }
  for (const [finding, names] of found) say(`    ${finding} (${names.length === taken.length ? 'all' : names.join(', ')})`)
}

/** Takes the pictures of an entry. @returns whether it could be brought about. */
async function shoot(page, entry, { combinations, locale }, pictures) {
  try {
    await page.arrange(entry, combinations[0])
    if (locale) await page.speak(locale)
  } catch (error) {
    say(`${titleOf(entry)} could not be brought about. ${error.message}`)
    return false
  }
  const taken = []
  const looks = new Set()
  for (const combination of combinations) {
    const picture = pictureOf(entry, combination)
    await page.turn(combination)
    await page.picture(pictures.place(picture))
    // Axe takes longest, and hardly minds the direction.
    const look = `${combination.width} ${combination.scheme}`
    const findings = await page.check(looks.has(look) ? ['axe'] : [])
    looks.add(look)
    pictures.note(picture, findings)
    taken.push({ picture, combination, findings })
  }
  report(taken, pictures)
  return true
}

/** Takes all pictures that are wanted. @returns how many entries could not be brought about. */
async function shootAll(options, pictures) {
  const { entries } = options
  const studio = await openStudio(Math.min(PAGES, entries.length))
  const waiting = [...entries]
  let missing = 0
  try {
    const work = studio.pages.map(async (page) => {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        if (!(await shoot(page, entry, options, pictures))) missing += 1
      }
    })
    await Promise.all(work)
  } finally {
    await studio.close()
  }
  return missing
}

const startedAt = performance.now()
const options = readOptions()
const pictures = openPictures({ folder: options.folder, anew: options.isWhole })
const missing = await shootAll(options, pictures)
pictures.keep()
writeSheet(pictures)
say(`${Math.round((performance.now() - startedAt) / 1000)} s. All of them: ${pictures.shownPath('index.html')}`)
process.exitCode = missing > 0 ? 1 : 0
