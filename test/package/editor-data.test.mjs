import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCSSLanguageService, newCSSDataProvider } from 'vscode-css-languageservice'
import { getLanguageService, newHTMLDataProvider } from 'vscode-html-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { customProperties } from '../../scripts/custom-properties.mjs'
import { elementsOf } from '../../scripts/manifest.mjs'
import { readBuilt } from './support/module-graph.mjs'

const builtData = (file) => JSON.parse(readBuilt(file))
const documented = elementsOf(builtData('custom-elements.json'))

const CURSOR = '‸'
const labelsOf = ({ items }) => items.map(({ label }) => label)
const namesOf = (entries) => entries.map(({ name }) => name)

/** Opens a document with a cursor, like an editor. */
function open(text, language, { service, parse }) {
  const document = TextDocument.create(`file:///page.${language}`, language, 1, text.replace(CURSOR, ''))
  return { service, document, position: document.positionAt(text.indexOf(CURSOR)), parsed: parse(document) }
}

function openHtml(text) {
  const { version, tags } = builtData('vscode.html-custom-data.json')
  const service = getLanguageService({ customDataProviders: [newHTMLDataProvider('latchkey', { version, tags })] })
  return open(text, 'html', { service, parse: (document) => service.parseHTMLDocument(document) })
}

function openCss(text) {
  const data = builtData('vscode.css-custom-data.json')
  const service = getCSSLanguageService({ customDataProviders: [newCSSDataProvider(data)] })
  return open(text, 'css', { service, parse: (document) => service.parseStylesheet(document) })
}

function completeHtml(text) {
  const { service, document, position, parsed } = openHtml(text)
  return labelsOf(service.doComplete(document, position, parsed))
}

for (const { tagName, attributes } of documented) {
  test(`VS Code offers ${tagName} and all of its attributes`, () => {
    assert.ok(completeHtml(`<x-${CURSOR}`).includes(tagName))
    const offered = completeHtml(`<${tagName} ${CURSOR}></${tagName}>`)
    for (const { name } of attributes) assert.ok(offered.includes(name), name)
  })
}

test('VS Code offers the values of an attribute, and a boolean attribute without a value', () => {
  assert.deepEqual(completeHtml(`<x-thermostat temperature-unit="${CURSOR}"></x-thermostat>`), [
    'fahrenheit',
    'celsius'
  ])
  assert.deepEqual(completeHtml(`<x-device-table theme="${CURSOR}"></x-device-table>`), ['light', 'dark', 'auto'])
  const { service, document, position, parsed } = openHtml(`<x-device-table dis${CURSOR}></x-device-table>`)
  const offered = service.doComplete(document, position, parsed).items
  assert.equal(offered.find(({ label }) => label === 'disable-search').textEdit.newText, 'disable-search')
})

test('VS Code shows the purpose of an element, its events and its parts', () => {
  const { service, document, position, parsed } = openHtml(`<x-device${CURSOR}-table></x-device-table>`)
  const { value } = service.doHover(document, position, parsed).contents
  assert.match(value, /A list of locks, thermostats and noise sensors/)
  assert.match(value, /\*\*device-click\*\* - `CustomEvent<\{ device_id: string; device: Device \}>`/)
  assert.match(value, /\*\*row\*\*/)
})

test('VS Code offers every custom property in a style sheet', () => {
  const { service, document, position, parsed } = openCss(`x-device-table { --latchkey${CURSOR} }`)
  const offered = labelsOf(service.doComplete(document, position, parsed))
  for (const { name } of customProperties()) assert.ok(offered.includes(name), name)
})

test('VS Code offers no name of a type as a value of an attribute', () => {
  assert.deepEqual(completeHtml(`<x-device-table device-ids="${CURSOR}"></x-device-table>`), [])
})

test('The web-types contain the package and every element with its complete API', () => {
  const { name, version, contributions } = builtData('web-types.json')
  const manifest = JSON.parse(readBuilt('../package.json'))
  assert.deepEqual({ name, version }, { name: manifest.name, version: manifest.version })
  const { elements } = contributions.html
  const pseudoElements = namesOf(contributions.css['pseudo-elements'])
  assert.deepEqual(
    namesOf(elements),
    documented.map(({ tagName }) => tagName)
  )
  for (const [index, { attributes, slots, js }] of elements.entries()) {
    const element = documented[index]
    assert.deepEqual(
      attributes.map(({ name, value }) => [name, value.type]),
      element.attributes.map(({ name, type }) => [name, type.text])
    )
    assert.deepEqual(namesOf(slots), namesOf(element.slots))
    for (const part of element.cssParts) assert.ok(pseudoElements.includes(`part(${part.name})`), part.name)
    assert.deepEqual(namesOf(js.events), namesOf(element.events))
    assert.deepEqual(namesOf(js.properties), namesOf(element.members.filter(({ kind }) => kind === 'field')))
  }
  assert.deepEqual(namesOf(contributions.css.properties), namesOf(customProperties()))
})
