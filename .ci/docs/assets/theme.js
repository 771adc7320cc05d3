// Before anything is drawn: the colours that were chosen last.
document.documentElement.classList.add('js')
try {
  document.documentElement.dataset.theme = localStorage.getItem('latchkey-docs-theme') ?? 'auto'
} catch {
  document.documentElement.dataset.theme = 'auto'
}
