import { readFileSync } from 'node:fs'
import { ALL_SCHEMES, combinationsOf, DIRECTIONS, WIDTHS } from '../combinations.mjs'
import { LIST } from '../list/index.mjs'
import { pictureOf } from '../pictures.mjs'
import { MARGIN } from '../studio.mjs'

const FILES = ['sheet.css', 'sheet.js']

const SPECIAL = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const written = (text) => String(text).replaceAll(/[&<>"]/g, (sign) => SPECIAL[sign])
const join = (parts) => parts.join('\n')

const choice = (label, name, values) => `
<label>${label}
  <select name="${name}">
    <option value="">All</option>
    ${join(values.map((value) => `<option>${written(value)}</option>`))}
  </select>
</label>`

function figure(pictures, entry, combination) {
  const picture = pictureOf(entry, combination)
  if (!pictures.has(picture)) return ''
  const { width, scheme, direction } = combination
  const findings = pictures.findingsOf(picture)
  const address = encodeURI(picture)
  const list = findings.length > 0 ? `<ul>${join(findings.map((finding) => `<li>${written(finding)}</li>`))}</ul>` : ''
  return `
<figure data-width="${width}" data-scheme="${scheme}" data-direction="${direction}" data-findings="${findings.length}">
  <a href="${address}"><img src="${address}" width="${width + 2 * MARGIN}" loading="lazy" alt="${written(entry.state)}"></a>
  <figcaption>${width} px · ${scheme} · ${direction}${list}</figcaption>
</figure>`
}

function section(pictures, entry) {
  const figures = combinationsOf({ schemes: ALL_SCHEMES }).map((combination) => figure(pictures, entry, combination))
  if (!figures.some(Boolean)) return ''
  return `
<section data-screen="${written(entry.screen)}">
  <h2>${written(entry.screen)} <span>${written(entry.state)}</span></h2>
  <div>${join(figures)}</div>
</section>`
}

/** Writes the page with all screenshots and filters. */
export function writeSheet(pictures) {
  for (const name of FILES) pictures.write(name, readFileSync(new URL(name, import.meta.url)))
  pictures.write(
    'index.html',
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="sheet.css">
<script src="sheet.js" defer></script>
</head>
<body>
<header>
  <h1>Contact sheet</h1>
  <form>
    ${choice('Screen', 'screen', [...new Set(LIST.map(({ screen }) => screen))])}
    ${choice('Width', 'width', WIDTHS)}
    ${choice('Scheme', 'scheme', ALL_SCHEMES)}
    ${choice('Direction', 'direction', DIRECTIONS)}
    <label><input type="checkbox" name="findings"> With findings</label>
  </form>
  <output></output>
</header>
<main>${join(LIST.map((entry) => section(pictures, entry)))}</main>
</body>
</html>
`
  )
}
