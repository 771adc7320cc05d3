export declare function environmentOf(scope: {
  after(end: () => void): void
}): (variables: Readonly<Record<string, string>>) => void
