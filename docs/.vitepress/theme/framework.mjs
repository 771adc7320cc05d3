const KEY = 'framework'
const tabs = () => [...document.querySelectorAll('.vp-code-group .tabs label')]

/** Selects the same framework in the code groups of every page. */
export function followFramework(router) {
  const select = (name) => {
    for (const label of tabs()) if (label.textContent === name && !label.control.checked) label.click()
  }
  document.addEventListener('change', ({ target }) => {
    const name = target.closest?.('.vp-code-group') && target.labels[0]?.textContent
    if (!name) return
    localStorage.setItem(KEY, name)
    select(name)
  })
  const selectStored = () => setTimeout(() => select(localStorage.getItem(KEY)))
  router.onAfterPageLoad = selectStored
  addEventListener('load', selectStored)
}
