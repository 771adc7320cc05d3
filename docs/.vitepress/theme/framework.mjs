const KEY = 'framework'

/** Selects a framework in all code groups of the page. */
function select(name) {
  for (const label of document.querySelectorAll('.vp-code-group .tabs label'))
    if (label.textContent === name && !label.control.checked) label.click()
}

export const selectStoredFramework = () => select(localStorage.getItem(KEY))

/** Selects the framework that the user chooses in one code group in all of them, and stores it. */
export function followFramework() {
  document.addEventListener('change', ({ target }) => {
    const name = target.closest('.vp-code-group') && target.labels[0].textContent
    if (!name) return
    localStorage.setItem(KEY, name)
    select(name)
  })
}
