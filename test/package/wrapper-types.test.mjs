import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'

const FOLDER = 'test/types'
const REJECTED = /<!-- refused: (.+?) -->/
const MOST_OUTPUT = 16 * 2 ** 20

/** Template checkers by framework, and the format of their errors. */
const CHECKERS = {
  vue: {
    parameters: ['node_modules/vue-tsc/bin/vue-tsc.js', '-p', `${FOLDER}/vue`, '--pretty', 'false'],
    complaint: /^(?<file>\S+)\((?<line>\d+),\d+\): (?<text>error .*)$/
  },
  svelte: {
    parameters: [
      'node_modules/svelte-check/bin/svelte-check',
      '--workspace',
      `${FOLDER}/svelte`,
      '--tsconfig',
      './tsconfig.json',
      '--output',
      'machine'
    ],
    complaint: /^\d+ ERROR "(?<file>[^"]+)" (?<line>\d+):\d+ (?<text>.*)$/
  },
  angular: {
    parameters: ['node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', `${FOLDER}/angular`],
    complaint: /^(?<file>\S+):(?<line>\d+):\d+ - (?<text>error .*)$/
  }
}

/** Returns the errors of a checker by file and line. */
function complaintsOf({ parameters, complaint }) {
  return new Promise((resolve, reject) => {
    const settle = (error, output, errors) => {
      if (error && typeof error.code !== 'number') return reject(error)
      const complaints = new Map()
      for (const text of stripVTControlCharacters(output + errors).split('\n')) {
        const { groups } = complaint.exec(text) ?? {}
        const place = groups && `${basename(groups.file)}:${groups.line}`
        if (place) complaints.set(place, `${complaints.get(place) ?? ''}${groups.text}\n`)
      }
      resolve(complaints)
    }
    execFile(
      process.execPath,
      ['--import', './scripts/older-typescript.mjs', ...parameters],
      { maxBuffer: MOST_OUTPUT },
      settle
    )
  })
}

/** Returns the lines that have to be rejected with the name in the error. */
function rejectionsOf(framework) {
  const files = readdirSync(`${FOLDER}/${framework}`).filter((file) => file !== 'tsconfig.json')
  const lines = files.flatMap((file) =>
    readFileSync(`${FOLDER}/${framework}/${file}`, 'utf8')
      .split('\n')
      .map((text, index) => [`${file}:${index + 1}`, REJECTED.exec(text)?.[1]])
  )
  return new Map(lines.filter(([, named]) => named))
}

for (const [framework, checker] of Object.entries(CHECKERS)) {
  test(`Templates of ${framework} compile, and every wrong option, event and tag is reported by name`, async () => {
    const complaints = await complaintsOf(checker)
    const rejections = rejectionsOf(framework)
    assert.ok(rejections.size > 5)
    assert.deepEqual(
      [...complaints.keys()].toSorted(),
      [...rejections.keys()].toSorted(),
      [...complaints.values()].join('')
    )
    for (const [place, named] of rejections) assert.match(complaints.get(place), new RegExp(named), place)
  })
}
