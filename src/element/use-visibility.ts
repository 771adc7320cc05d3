import { useEffect, useState } from 'react'

/** Whether any of an element is in view; taken to be so until the browser has looked. */
export function useVisibility(element: Element): boolean {
  const [isVisible, setIsVisible] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsVisible(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isVisible
}
