import { setUpCopyButton } from './copy-button.js'
import { htmlElement } from './host-code.js'
import { NEAR, onVisible } from './on-visible.js'
import { SECTIONS } from './sections.js'
import './shared-session.js'
import { writeCode } from './write-code.js'

/** Maximum line length of the code in a section. */
const MAX_COLUMNS = 38

/** Reading position as a fraction of the window height. */
const READING_POSITION = 0.35
const READING_MARGIN = '-30% 0px -65%'

function createElement({ id, attributes }) {
  const element = document.createElement(`x-${id}`)
  for (const [name, value] of attributes) element.setAttribute(name, value)
  return element
}

function createSection(section) {
  const { id, title, purpose, attributes } = section
  const article = document.getElementById('section').content.cloneNode(true).firstElementChild
  const part = (selector) => article.querySelector(selector)
  article.id = id
  article.setAttribute('aria-labelledby', `${id}-title`)
  part('h2').id = `${id}-title`
  part('h2').textContent = title
  part('header p').textContent = purpose
  part('.stage').setAttribute('aria-label', `${title}, live`)
  part('button').setAttribute('aria-label', `Copy the HTML: ${title}`)
  const description = { tag: `x-${id}`, attributes: [['sandbox', ''], ...attributes] }
  writeCode(part('pre'), htmlElement(description, { maxColumns: MAX_COLUMNS }))
  setUpCopyButton(part('button'), part('pre'), part('[role="status"]'))
  return article
}

function createLink({ id, title }) {
  const link = document.createElement('a')
  link.href = `#${id}`
  link.textContent = title
  return link
}

function createListItem(link) {
  const item = document.createElement('li')
  item.append(link)
  return item
}

const contents = document.querySelector('.contents')
const end = document.getElementById('end')
const links = new Map(SECTIONS.map((section) => [section.id, createLink(section)]))
const articles = new Map(SECTIONS.map((section) => [createSection(section), section]))

function showElement(article) {
  const frame = article.querySelector('.frame')
  if (!frame.hasChildNodes()) frame.append(createElement(articles.get(article)))
}

/** Returns the section at the reading position. At the end of the page, the target section may be below it. */
function findCurrentSection() {
  const sections = [...articles.keys()]
  const topOf = (element) => element.getBoundingClientRect().top
  if (topOf(end) > innerHeight) return sections.findLast((article) => topOf(article) < READING_POSITION * innerHeight)
  return sections.find((article) => article.matches(':target') && topOf(article) > 0) ?? sections.at(-1)
}

function markLink(link) {
  if (link.hasAttribute('aria-current')) return
  contents.querySelector('[aria-current]')?.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  contents.scrollTo({ left: link.offsetLeft - (contents.clientWidth - link.offsetWidth) / 2 })
}

function markCurrentSection() {
  const current = findCurrentSection()
  if (current) markLink(links.get(current.id))
}

contents.firstElementChild.append(...[...links.values()].map(createListItem))
const sectionList = document.createElement('div')
sectionList.append(...articles.keys())
end.before(sectionList)
sectionList.addEventListener('focusin', ({ target }) => showElement(target.closest('article')))
onVisible(articles.keys(), NEAR, showElement, { once: true })
onVisible(articles.keys(), READING_MARGIN, markCurrentSection)
onVisible([end], '0px', markCurrentSection)
contents.addEventListener('click', ({ target }) => target.hash && markLink(target))
// The sections did not exist when the browser resolved the fragment.
if (links.has(location.hash.slice(1))) location.replace(location.hash)
