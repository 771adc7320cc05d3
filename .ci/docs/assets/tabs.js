import { remember, remembered } from './remember.js'

const CHOICE = 'host'
let groups = 0

function createTabs(group) {
  groups += 1
  const panels = [...group.querySelectorAll(':scope > .tab')]
  const list = document.createElement('div')
  list.className = 'tab-list'
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', 'Host')
  const tabs = panels.map((panel, index) => {
    const tab = document.createElement('button')
    Object.assign(tab, { type: 'button', id: `tab-${groups}-${index}`, textContent: panel.dataset.tab })
    panel.id = `panel-${groups}-${index}`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
    return tab
  })
  list.append(...tabs)
  group.prepend(list)
  group.classList.add('tabbed')
  return { list, tabs, panels }
}

function show({ tabs, panels }, name) {
  if (!tabs.some((tab) => tab.textContent === name)) return
  for (const [index, tab] of tabs.entries()) {
    const isShown = tab.textContent === name
    tab.setAttribute('aria-selected', String(isShown))
    tab.tabIndex = isShown ? 0 : -1
    panels[index].hidden = !isShown
  }
}

const STEPS = { ArrowRight: 1, ArrowLeft: -1 }

/** Makes tabs of code that is written for several hosts; what is chosen in one place is chosen everywhere. */
export function followTabs() {
  const all = [...document.querySelectorAll('.tabs')].map(createTabs)
  const choose = (name) => {
    for (const group of all) show(group, name)
    remember(CHOICE, name)
  }
  for (const group of all) {
    const { list, tabs } = group
    show(group, tabs[0].textContent)
    show(group, remembered(CHOICE))
    list.addEventListener('click', ({ target }) => tabs.includes(target) && choose(target.textContent))
    list.addEventListener('keydown', (event) => {
      const at = tabs.indexOf(document.activeElement)
      const next =
        { Home: 0, End: tabs.length - 1 }[event.key] ??
        (STEPS[event.key] && (at + STEPS[event.key] + tabs.length) % tabs.length)
      if (next === undefined) return
      event.preventDefault()
      choose(tabs[next].textContent)
      tabs[next].focus()
    })
  }
}
