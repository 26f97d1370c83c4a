import { type ComponentProps, useEffect, useRef } from 'react'

type SecretInputProps = Omit<ComponentProps<'input'>, 'defaultValue' | 'ref' | 'type' | 'value'> & {
  readonly value: string
}

/**
 * An input for a secret, which is never in an attribute: React writes the value of other inputs into one, where a saved
 * page or a copied element contains it.
 */
export function SecretInput({ value, ...attributes }: SecretInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return (
    <input
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...attributes}
      ref={input}
      type="password"
    />
  )
}
