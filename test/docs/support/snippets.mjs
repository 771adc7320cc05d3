import { readFileSync } from 'node:fs'
import { fencesOf } from '../../../.ci/docs/fences.mjs'
import { inThisVersion, siteSections } from '../../../.ci/docs/pages.mjs'

/** These are run by tests of their own: the client's guide in Node and in a page, that of testing by what it speaks of. */
const RUN_ELSEWHERE = new Set(['client', 'testing'])

const isOfAngular = ({ language, code }) => language === 'ts' && code.includes("'@angular/core'")

/** What checks a fence, by what it is. */
const KINDS = {
  html: ({ language }) => language === 'html',
  http: ({ language }) => language === 'http',
  css: ({ language }) => language === 'css',
  json: ({ language }) => language === 'json',
  sh: ({ language }) => language === 'sh',
  /** Runs with the page that it stands beside. */
  script: ({ language, title }) => language === 'js' && title !== undefined,
  angular: isOfAngular,
  typescript: ({ language }) => /^[jt]sx?$/.test(language),
  vue: ({ language }) => language === 'vue',
  svelte: ({ language }) => language === 'svelte'
}

const kindOf = (fence) => Object.keys(KINDS).find((kind) => KINDS[kind](fence))

const readme = () => ({ path: 'README', markdown: inThisVersion(readFileSync('README.md', 'utf8')) })

/** Every fence of every page, and of the README, each with its page and the kind of check that it gets. */
export const allSnippets = () =>
  [readme(), ...siteSections().flatMap((section) => section.pages)]
    .filter(({ path }) => !RUN_ELSEWHERE.has(path))
    .flatMap(({ path, markdown }) =>
      fencesOf(markdown).map((fence) => ({ ...fence, page: path, place: `${path}:${fence.line}`, kind: kindOf(fence) }))
    )

const runnable = (kind) => (snippet) => snippet.kind === kind && !snippet['not-run']

export const snippetsOf = (kind) => allSnippets().filter(runnable(kind))
