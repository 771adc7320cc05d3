import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const REPOSITORY = 'https://github.com/latchkey/latchkey/blob/main/'
const LINK = /\]\(([^)\s]+)\)|(?:src|srcset)="((?:docs\/|\.\/)?images\/[^"]+)"/g
const MOST_PICTURE_BYTES = 150_000

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
const read = (file) => readFileSync(file, 'utf8')
const withoutCode = (text) => text.replaceAll(/^```[^]*?^```$/gm, '')

/** The anchor of a heading, as GitHub creates it. */
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (file) => [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))

/** Returns the links of a document to files of the repository, each resolved to a path and an anchor. */
function linksOf(file) {
  const targets = [...withoutCode(read(file)).matchAll(LINK)].map(([, link, picture]) => link ?? picture)
  return targets.flatMap((target) => {
    const inRepository = target.startsWith(REPOSITORY)
    if (!inRepository && /^[a-z]+:/.test(target)) return []
    const [path, anchor] = target.replace(REPOSITORY, '').split('#')
    if (inRepository) return [{ target, path, anchor }]
    return [{ target, path: path ? join(dirname(file), path) : file, anchor }]
  })
}

test('Every picture in HTML has an address that the generator of the site resolves', () => {
  const pictures = documents
    .filter((file) => file.startsWith('docs/'))
    .flatMap((file) => [...withoutCode(read(file)).matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, address]) => address))
  assert.ok(pictures.length > 0)
  // Other relative addresses are taken for packages.
  assert.deepEqual(
    pictures.filter((address) => !/^(?:https:|\.\/)/.test(address)),
    []
  )
})

test('Every link between documents leads to a file and a heading', () => {
  const broken = documents.flatMap((file) =>
    linksOf(file)
      .filter(({ path, anchor }) => !existsSync(path) || (anchor && !anchorsOf(path).includes(anchor)))
      .map(({ target }) => `${file}: ${target}`)
  )
  assert.deepEqual(broken, [])
})

test(`Every picture of the README is smaller than ${MOST_PICTURE_BYTES} bytes`, () => {
  const pictures = linksOf('README.md').filter(({ path }) => path.endsWith('.png'))
  assert.equal(pictures.length, 4)
  for (const { path } of pictures) assert.ok(statSync(path).size < MOST_PICTURE_BYTES, path)
})
