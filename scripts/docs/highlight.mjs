import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import http from 'highlight.js/lib/languages/http'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'

/** The CSS grammar itself splits a custom element name at its hyphens and highlights known words in it. */
function cssWithTags(highlight) {
  const language = css(highlight)
  return { ...language, contains: [{ scope: 'selector-tag', begin: /\bx-[a-z-]+/ }, ...language.contains] }
}

const LANGUAGES = { bash, css: cssWithTags, http, javascript, json, typescript, xml }
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language)

/** The highlight.js language of each fence language that has a different name. */
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

/** Returns code as HTML with the classes of highlight.js. */
export function highlighted(code, name) {
  const language = SPOKEN[name] ?? name
  return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : escaped(code)
}
