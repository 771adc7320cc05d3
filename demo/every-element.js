import { followCopyButton } from './copy-button.js'
import { htmlElement } from './host-code.js'
import { NEAR, onSight } from './on-sight.js'
import { SECTIONS } from './sections.js'
import './shared-session.js'
import { writeCode } from './write-code.js'

/** What a line of code has in columns in the narrow block of a section. */
const MOST_COLUMNS = 38

/** How far down the window one reads, as a part of its height. */
const READING = 0.35
const AT_READING = '-30% 0px -65%'

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
  part('h3').id = `${id}-title`
  part('h3').textContent = title
  part('header p').textContent = purpose
  part('.stage').setAttribute('aria-label', `${title}, live`)
  part('button').setAttribute('aria-label', `Copy the HTML: ${title}`)
  const description = { tag: `x-${id}`, attributes: [['sandbox', ''], ...attributes] }
  writeCode(part('pre'), htmlElement(description, { mostColumns: MOST_COLUMNS }))
  followCopyButton(part('button'), part('pre'), part('[role="status"]'))
  return article
}

function createLink({ id, title }) {
  const link = document.createElement('a')
  link.href = `#${id}`
  link.textContent = title
  return link
}

function inItem(link) {
  const item = document.createElement('li')
  item.append(link)
  return item
}

const contents = document.querySelector('.contents')
const end = document.getElementById('end')
const links = new Map(SECTIONS.map((section) => [section.id, createLink(section)]))
const articles = new Map(SECTIONS.map((section) => [createSection(section), section]))

function putIn(article) {
  const frame = article.querySelector('.frame')
  if (!frame.hasChildNodes()) frame.append(createElement(articles.get(article)))
}

/** The section that is read. Where one cannot scroll further, it may stand lower than where one reads. */
function findRead() {
  const all = [...articles.keys()]
  const topOf = (element) => element.getBoundingClientRect().top
  if (topOf(end) > innerHeight) return all.findLast((article) => topOf(article) < READING * innerHeight)
  return all.find((article) => article.matches(':target') && topOf(article) > 0) ?? all.at(-1)
}

function mark(link) {
  if (link.hasAttribute('aria-current')) return
  contents.querySelector('[aria-current]')?.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  contents.scrollTo({ left: link.offsetLeft - (contents.clientWidth - link.offsetWidth) / 2 })
}

function markRead() {
  const read = findRead()
  if (read) mark(links.get(read.id))
}

contents.firstElementChild.append(...[...links.values()].map(inItem))
const all = document.createElement('div')
all.append(...articles.keys())
end.before(all)
all.addEventListener('focusin', ({ target }) => putIn(target.closest('article')))
onSight(articles.keys(), NEAR, putIn, { once: true })
onSight(articles.keys(), AT_READING, markRead)
onSight([end], '0px', markRead)
contents.addEventListener('click', ({ target }) => target.hash && mark(target))
// The sections were not there when the page was loaded.
if (links.has(location.hash.slice(1))) location.replace(location.hash)
