import { remember, remembered } from './remember.js'
import { followTabList, markTab } from './tab-list.js'

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

function show({ list, tabs, panels }, name) {
  const shown = tabs.find((tab) => tab.textContent === name)
  if (!shown) return
  markTab(list, shown)
  for (const [index, panel] of panels.entries()) panel.hidden = tabs[index] !== shown
}

/** Adds tabs to code blocks with variants for several frameworks. The chosen tab applies to the whole site. */
export function followTabs() {
  const all = [...document.querySelectorAll('.tabs')].map(createTabs)
  const choose = (name) => {
    for (const group of all) show(group, name)
    remember(CHOICE, name)
  }
  for (const group of all) {
    show(group, group.tabs[0].textContent)
    show(group, remembered(CHOICE))
    followTabList(group.list, ({ textContent }) => choose(textContent))
  }
}
