// `npm run shots`: a page of pictures of every screen in every state, in demo/shots. CONTRIBUTING.md says more.
import { nameOf } from './combinations.mjs'
import { readOptions, titleOf } from './options.mjs'
import { openPictures, pictureOf, shownPath } from './pictures.mjs'
import { writeSheet } from './sheet/sheet.mjs'
import { openStudio } from './studio.mjs'

/** More than there are processors: each waits for frames most of the time. */
const PAGES = 3

const say = (text) => process.stdout.write(`${text}\n`)

/** Tells of pictures, and of each finding once. */
function report(taken) {
  const found = new Map()
  for (const { picture, combination, findings } of taken) {
    say(shownPath(picture))
    for (const finding of findings) found.set(finding, [...(found.get(finding) ?? []), nameOf(combination)])
  }
  for (const [finding, names] of found) say(`    ${finding} (${names.length === taken.length ? 'all' : names.join(', ')})`)
}

/** Takes the pictures of an entry. @returns whether it could be brought about. */
async function shoot(page, entry, combinations, pictures) {
  try {
    await page.arrange(entry, combinations[0])
  } catch (error) {
    say(`${titleOf(entry)} could not be brought about. ${error.message}`)
    return false
  }
  const taken = []
  for (const combination of combinations) {
    const picture = pictureOf(entry, combination)
    await page.turn(combination)
    await page.picture(pictures.place(picture))
    // Axe takes longest, and hardly minds the direction.
    const isSeenByAxe = combination.direction === 'ltr' || combinations.length === 1
    const findings = await page.check(isSeenByAxe ? [] : ['axe'])
    pictures.note(picture, findings)
    taken.push({ picture, combination, findings })
  }
  report(taken)
  return true
}

async function shootAll({ entries, combinations, isWhole }) {
  const pictures = openPictures({ anew: isWhole })
  const studio = await openStudio(Math.min(PAGES, entries.length))
  const waiting = [...entries]
  let missing = 0
  try {
    const work = studio.pages.map(async (page) => {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        if (!(await shoot(page, entry, combinations, pictures))) missing += 1
      }
    })
    await Promise.all(work)
  } finally {
    await studio.close()
  }
  pictures.keep()
  writeSheet(pictures)
  return missing
}

const startedAt = performance.now()
const missing = await shootAll(readOptions())
say(`${Math.round((performance.now() - startedAt) / 1000)} s. All of them: ${shownPath('index.html')}`)
process.exitCode = missing > 0 ? 1 : 0
