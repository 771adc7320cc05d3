declare module '*.css' {
  const styles: string
  export default styles
}
