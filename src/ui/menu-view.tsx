import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react'
import styles from './menu.module.css'

/** The parts of a menu. */
export interface MenuParts {
  /** Content of the button that opens it. */
  readonly button: ReactNode
  /** Accessible name, if the button has only an icon. */
  readonly label?: string
  readonly className?: string | undefined
  /** The menu closes whenever this changes, such as the address. */
  readonly closeOn: string
  readonly children?: ReactNode
}

interface MenuViewProps extends Omit<MenuParts, 'closeOn'> {
  readonly isOpen?: boolean
  /** ID of the panel. */
  readonly id?: string
  readonly ref?: Ref<HTMLDivElement>
  readonly rootProps?: HTMLAttributes<HTMLDivElement>
  readonly buttonProps?: ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }
  readonly panelProps?: HTMLAttributes<HTMLDivElement>
}

/** A button and the panel below it. A disclosure instead of an ARIA menu, because it contains links. */
export function MenuView(props: MenuViewProps) {
  const { button, label, className, isOpen = false, id, ref, rootProps, buttonProps, panelProps } = props
  return (
    <div ref={ref} className={className ? `${styles.menu} ${className}` : styles.menu} {...rootProps}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        title={label}
        {...buttonProps}
      >
        {button}
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen} {...panelProps}>
        {props.children}
      </div>
    </div>
  )
}
