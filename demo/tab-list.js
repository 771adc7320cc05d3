const STEPS = { ArrowRight: 1, ArrowLeft: -1 }

const tabsOf = (list) => [...list.querySelectorAll('[role="tab"]')]

/** Marks the selected tab, which is the only one in the tab order. */
export function markTab(list, chosen) {
  for (const tab of tabsOf(list)) {
    tab.setAttribute('aria-selected', String(tab === chosen))
    tab.tabIndex = tab === chosen ? 0 : -1
  }
}

/** Calls back when the user selects a tab with a click, the arrow keys, Home or End. */
export function followTabList(list, choose) {
  list.addEventListener('click', ({ target }) => target.role === 'tab' && choose(target))
  list.addEventListener('keydown', (event) => {
    const tabs = tabsOf(list)
    const at = tabs.indexOf(document.activeElement)
    const next =
      { Home: 0, End: tabs.length - 1 }[event.key] ??
      (STEPS[event.key] && (at + STEPS[event.key] + tabs.length) % tabs.length)
    if (next === undefined) return
    event.preventDefault()
    choose(tabs[next])
    tabs[next].focus()
  })
}
