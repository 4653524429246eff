/** An account of the demonstration. Its password is public: such accounts exist on a machine of one's own only. */
export interface DemoAccount {
  plan: 'trial' | 'premium';
  email: string;
  password: string;
  fullName: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    plan: 'trial',
    email: 'trial@greenroom.local',
    password: 'Rehearse-Trial-1!',
    fullName: 'Tara Trial',
  },
  {
    plan: 'premium',
    email: 'premium@greenroom.local',
    password: 'Rehearse-Premium-1!',
    fullName: 'Paula Premium',
  },
];
