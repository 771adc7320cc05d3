import { readFileSync } from 'node:fs'
import { fencesOf } from '../../../scripts/docs/fences.mjs'
import { inThisVersion, siteSections } from '../../../scripts/docs/pages.mjs'

/** Guides with their own tests. */
const RUN_ELSEWHERE = new Set(['client', 'testing'])

const isOfAngular = ({ language, code }) => language === 'ts' && code.includes("'@angular/core'")

/** Determines how a code block is tested. */
const KINDS = {
  html: ({ language }) => language === 'html',
  http: ({ language }) => language === 'http',
  css: ({ language }) => language === 'css',
  json: ({ language }) => language === 'json',
  sh: ({ language }) => language === 'sh',
  /** Runs with the page next to it. */
  script: ({ language, title }) => language === 'js' && title !== undefined,
  angular: isOfAngular,
  typescript: ({ language }) => /^[jt]sx?$/.test(language),
  vue: ({ language }) => language === 'vue',
  svelte: ({ language }) => language === 'svelte'
}

const kindOf = (fence) => Object.keys(KINDS).find((kind) => KINDS[kind](fence))

const readme = () => ({ path: 'README', markdown: inThisVersion(readFileSync('README.md', 'utf8')) })

/** Returns every code block of the documentation and the README with its page and its kind. */
export const allSnippets = () =>
  [readme(), ...siteSections().flatMap((section) => section.pages)]
    .filter(({ path }) => !RUN_ELSEWHERE.has(path))
    .flatMap(({ path, markdown }) =>
      fencesOf(markdown).map((fence) => ({ ...fence, page: path, place: `${path}:${fence.line}`, kind: kindOf(fence) }))
    )

const runnable = (kind) => (snippet) => snippet.kind === kind && !snippet['not-run']

export const snippetsOf = (kind) => allSnippets().filter(runnable(kind))
