import { followCopyButtons } from './copy.js'
import { followOutline } from './outline.js'
import { remember } from './remember.js'
import { connectSearch } from './search.js'
import { followTabs } from './tabs.js'

const THEMES = ['auto', 'light', 'dark']
const root = document.documentElement

function followTheme(button) {
  const name = button.querySelector('.theme-name')
  const show = (theme) => {
    root.dataset.theme = theme
    name.textContent = theme[0].toUpperCase() + theme.slice(1)
  }
  show(THEMES.includes(root.dataset.theme) ? root.dataset.theme : 'auto')
  button.addEventListener('click', () => {
    show(THEMES[(THEMES.indexOf(root.dataset.theme) + 1) % THEMES.length])
    remember('theme', root.dataset.theme)
  })
}

function followMenu(button) {
  const open = (isOpen) => {
    button.setAttribute('aria-expanded', String(isOpen))
    root.classList.toggle('menu-open', isOpen)
  }
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') === 'false'))
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') === 'false') return
    open(false)
    button.focus()
  })
}

followTheme(document.querySelector('.theme'))
followMenu(document.querySelector('.menu'))
followCopyButtons()
followTabs()
followOutline(document.querySelector('nav.outline'))
connectSearch(document.querySelector('.search'), document.body.dataset.root)
document.querySelector('.contents [aria-current]')?.scrollIntoView({ block: 'nearest' })

// A live element must not navigate away from the page.
document.addEventListener('connect-webview', (event) => event.preventDefault())
