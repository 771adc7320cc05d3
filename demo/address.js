/** The choices that the address tells, so that they are there again where one comes back to it. */
const choices = () => document.querySelectorAll('#controls input[type="radio"]')

/** Chooses what the address says, as far as that can be chosen. */
export function readAddress() {
  const said = new URLSearchParams(location.search)
  for (const choice of choices()) if (said.get(choice.name) === choice.value) choice.checked = true
}

/** Lets the address say what is chosen, where that is not what the page begins with. */
export function writeAddress() {
  const url = new URL(location.href)
  for (const { name } of choices()) url.searchParams.delete(name)
  for (const { name, value, checked, defaultChecked } of choices()) {
    if (checked && !defaultChecked) url.searchParams.set(name, value)
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
