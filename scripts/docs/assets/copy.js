const SAID_FOR = 2000

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return 'Copied'
  } catch {
    getSelection().selectAllChildren(code)
    return 'Selected'
  }
}

/** Makes the copy buttons of code blocks work. If clipboard access is denied, the code is selected instead. */
export function followCopyButtons() {
  document.addEventListener('click', async ({ target }) => {
    const button = target.closest('.copy')
    if (!button) return
    const word = button.firstChild
    word.data = await copy(button.closest('.code').querySelector('code'))
    setTimeout(() => (word.data = 'Copy'), SAID_FOR)
  })
}
