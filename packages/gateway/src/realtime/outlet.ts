import type { Outgoing } from './broadcast-message.ts';

/** Where a channel's broadcasts and presence go out, in their order. */
export interface Outlet {
  /** Sends now, or once the channel's token was found good again; a token that is not ends the channel unsent. */
  deliver(message: Outgoing): void;
  /** Keeps messages back until the returned function lets those pass that it is not told to leave out. */
  hold(): (isWanted: (message: Outgoing) => boolean) => void;
}

export interface OutletOptions {
  send(message: Outgoing): void;
  /** Whether the token was found good lately, without asking anybody. */
  isKnownFresh(): boolean;
  /** Asks again. Never throws. */
  isFresh(): Promise<boolean>;
  /** Bytes that may wait; past it messages are dropped. */
  maxHeldBytes: number;
}

export function createOutlet({ send, isKnownFresh, isFresh, maxHeldBytes }: OutletOptions): Outlet {
  let held: Outgoing[] | null = null;
  let heldBytes = 0;

  function keep(message: Outgoing): void {
    if (!held || heldBytes + message.bytes > maxHeldBytes) return;
    heldBytes += message.bytes;
    held.push(message);
  }

  function hold() {
    held = [];
    heldBytes = 0;
    return (isWanted: (message: Outgoing) => boolean) => {
      const messages = held ?? [];
      held = null;
      for (const message of messages) if (isWanted(message)) send(message);
    };
  }

  return {
    hold,
    deliver(message) {
      if (held) return keep(message);
      if (isKnownFresh()) return send(message);
      const release = hold();
      keep(message);
      void isFresh().then((isGood) => release(() => isGood));
    },
  };
}
