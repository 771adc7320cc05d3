import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import http from 'highlight.js/lib/languages/http'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'

/** The language itself takes a custom element for words that it knows, with strokes between them. */
function cssWithTags(highlight) {
  const language = css(highlight)
  return { ...language, contains: [{ scope: 'selector-tag', begin: /\bx-[a-z-]+/ }, ...language.contains] }
}

const LANGUAGES = { bash, css: cssWithTags, http, javascript, json, typescript, xml }
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language)

/** As what a fence is coloured. */
const SPOKEN = {
  html: 'xml',
  vue: 'xml',
  svelte: 'xml',
  sh: 'bash',
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript'
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A text of code as HTML, in which words have the classes of highlight.js. */
export function highlighted(code, name) {
  const language = SPOKEN[name] ?? name
  return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : escaped(code)
}
