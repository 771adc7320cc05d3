import { createLanguages } from '../languages.js'
import type { IssueMessages } from './en.js'

/**
 * Messages of issues and their resolution steps, by language. All languages, including English, are fetched when the
 * first issue occurs.
 */
export const ISSUE_MESSAGES = createLanguages<IssueMessages>(undefined, {
  en: () => import('./en.js').then(({ en }) => en),
  ar: () => import('./ar.js').then(({ ar }) => ar),
  de: () => import('./de.js').then(({ de }) => de),
  es: () => import('./es.js').then(({ es }) => es),
  fr: () => import('./fr.js').then(({ fr }) => fr),
  he: () => import('./he.js').then(({ he }) => he),
  it: () => import('./it.js').then(({ it }) => it),
  ja: () => import('./ja.js').then(({ ja }) => ja),
  nl: () => import('./nl.js').then(({ nl }) => nl),
  pt: () => import('./pt.js').then(({ pt }) => pt)
})
