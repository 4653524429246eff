import type { GradedQuestion } from './graded.ts';

/** More short answers as students write them, marked 0 to 5 before any of them was scored: partly right, misspelt, other words. */
export const moreGradedQuestions: readonly GradedQuestion[] = [
  {
    question: 'What is a stack?',
    ideal: 'A data structure that stores elements in last in, first out order.',
    answers: [
      [5, 'It is a LIFO structure: the element that was put in last is taken out first.'],
      [5, 'a data structure where the last item added is the first one removed'],
      [4, 'Data structure with push and pop, you can only access the top element'],
      [3, 'something that stores elements on top of each other'],
      [2, 'A way to store data in order'],
      [1, 'a type of list'],
      [0, 'A data structure where the first element in is the first one out'],
      [0, 'a loop that runs until it is full'],
    ],
  },
  {
    question: 'What is the main advantage of binary search over linear search?',
    ideal:
      'Binary search halves the sorted data at every step and so needs only logarithmic time instead of linear time.',
    answers: [
      [
        5,
        'It cuts the search space in half with each comparison, so it takes log n steps and not n, if the data is sorted.',
      ],
      [5, 'runs in logarithmic time because half of the elements are eliminated each step'],
      [4, 'It is much faster as it halves the list every time'],
      [3, 'It needs fewer comparisons'],
      [2, 'binary search is faster'],
      [1, 'It only works on a sorted array'],
      [0, 'It looks at every element one after the other'],
      [0, 'it uses binary numbers'],
    ],
  },
  {
    question: 'Why do we use prototypes in software design?',
    ideal:
      'A prototype simulates part of the product so that users can try it and requirements can be corrected early and cheaply.',
    answers: [
      [
        5,
        'to let the users test a simulation of the product early, so wrong requirements are found before it gets expensive',
      ],
      [4, 'It shows how the final software will behave, so that mistakes can be fixed early'],
      [4, 'To get feedback from users before the real system is built'],
      [3, 'to simulate the behaviour of part of the desired product'],
      [2, 'to have a first version of the program'],
      [1, 'It defines the functions of the program'],
      [1, 'to make the software better'],
      [0, 'to store the program in memory'],
    ],
  },
  {
    question: 'What does it mean to pass an argument by reference?',
    ideal:
      'The function gets the address of the original variable, so changes inside the function change the original value.',
    answers: [
      [
        5,
        'The address of the variable is passed, and when the function modifies it the original variable is modified too',
      ],
      [5, 'function works on the orginal variable itself so any changes are kept after the call'],
      [4, 'The function can change the value of the variable that was passed'],
      [3, 'You pass a pointer to the variable'],
      [2, 'the function uses the variable without making a copy'],
      [1, 'You give the function a variable'],
      [0, 'The function gets a copy of the value, so the original does not change'],
      [0, 'It returns a value to main'],
    ],
  },
  {
    question: 'Explain why a bulb goes out when there is a gap in a series circuit.',
    ideal: 'The gap breaks the closed path, so no current can flow through the bulb.',
    answers: [
      [5, 'Because the path is no longer closed and current cannot flow to the bulb'],
      [5, 'there is no complete circuit any more, so electricity can not get through the bulb'],
      [4, 'the circuit is not complete'],
      [3, 'no electricity gets to the bulb'],
      [2, 'because there is a gap the battery does not reach it'],
      [1, 'The bulb is broken'],
      [0, 'The battery is empty'],
      [0, 'because the gap makes the current flow faster through the bulb'],
    ],
  },
  {
    question: 'How does sweating cool the body?',
    ideal: 'Sweat evaporates from the skin and takes heat away from the body.',
    answers: [
      [5, 'When sweat evaporates it takes heat from the skin, so the body gets cooler'],
      [5, 'The water on the skin turns to vapour and this uses up body heat'],
      [4, 'The sweat evaporates'],
      [3, 'it takes the heat out of the body'],
      [2, 'The skin gets wet and wet skin is cooler'],
      [1, 'Sweat comes out when it is hot'],
      [0, 'It makes the body warmer'],
      [0, 'Sweat brings salt into the body'],
    ],
  },
  {
    question: 'What is the purpose of a primary key in a database table?',
    ideal:
      'It identifies each row uniquely, so that no two rows can be confused and other tables can refer to it.',
    answers: [
      [5, 'A primary key is a unique identifier of a row that other tables can reference with a foreign key'],
      [5, 'to uniquely identifiy every record, other tables can then point to it'],
      [4, 'It makes each row unique'],
      [3, 'an id for the rows of the table'],
      [2, 'It is used to link tables'],
      [1, 'It is the first column of the table'],
      [0, 'It encrypts the data of the table'],
      [0, 'The primary key allows many rows to have the same value'],
    ],
  },
  {
    question: 'What is inflation?',
    ideal: 'A general rise of prices over time, by which money loses purchasing power.',
    answers: [
      [5, 'Inflation means that prices in general go up over time and your money buys less'],
      [5, 'The overall price level increases, so the purchasing power of money falls'],
      [4, 'When prices go up in the whole economy'],
      [3, 'money is worth less'],
      [2, 'Things get more expensive in the shops'],
      [1, 'It has to do with the central bank and money'],
      [0, 'a general fall of prices over time'],
      [0, 'When people have no jobs'],
    ],
  },
  {
    question: 'What is the difference between an accrual and a cash basis of accounting?',
    ideal:
      'Accrual accounting records income and expenses when they are earned or incurred; cash accounting records them when the money is received or paid.',
    answers: [
      [
        5,
        'On the accrual basis you book revenue when it is earned and costs when they arise, on the cash basis when money moves',
      ],
      [5, 'accrual: at the time the sale or cost happens. cash: at the time it is paid or received'],
      [3, 'Cash basis only counts money that has been received or paid'],
      [3, 'With accrual you record income when it is earned'],
      [2, 'the time when the transactions are recorded is different'],
      [1, 'Accrual is more exact than cash'],
      [
        0,
        'Accrual accounting records income when the money is received; cash accounting records it when it is earned',
      ],
      [0, 'They are the same, only the name is different'],
    ],
  },
  {
    question: 'Why should you wash your hands before treating a patient?',
    ideal: 'It removes germs from the hands and so prevents infections from being passed on to the patient.',
    answers: [
      [5, 'So that germs on your hands are removed and you do not infect the patient'],
      [5, 'To prevent transmission of bacteria to the patient and avoid infections'],
      [4, 'to avoid spreading infections'],
      [3, 'Because there are germs on the hands'],
      [2, 'for hygiene'],
      [1, 'because it is a rule in the hospital'],
      [0, 'to make the hands warm for the patient'],
      [0, 'So the patient feels respected'],
    ],
  },
];

/** Kept apart: nothing is tuned on these. */
export const gradedApart: readonly GradedQuestion[] = [
  {
    question: 'What is a queue?',
    ideal: 'A data structure that stores elements in first in, first out order.',
    answers: [
      [5, 'FIFO structure, the element inserted first is removed first'],
      [5, 'a queue keeps items so that the one which came in first leaves first'],
      [4, 'It is a list where you add at the back and take from the front'],
      [3, 'elements wait in a line until they are processed'],
      [2, 'A linear data structure'],
      [1, 'something like an array'],
      [0, 'A data structure that stores elements in last in, first out order'],
      [0, 'a function that sorts numbers'],
    ],
  },
  {
    question: 'What is encapsulation in object-oriented programming?',
    ideal: 'Bundling data with the methods that use it and hiding the internal state from outside access.',
    answers: [
      [
        5,
        'Data and the methods working on it are put together in a class, and the internal details are hidden from the outside',
      ],
      [4, 'Hiding the data of an object so other code cannot access it directly'],
      [4, 'combining data and functions into one unit, a class'],
      [3, 'information hiding'],
      [2, 'Making variables private'],
      [1, 'It is one of the principles of OOP'],
      [0, 'A class takes over the methods of its parent class'],
      [0, 'Encapsulation makes all data public'],
    ],
  },
  {
    question: 'Why does ice float on water?',
    ideal: 'Ice is less dense than liquid water because water expands when it freezes.',
    answers: [
      [5, 'Water expands as it freezes, so ice has a lower density than liquid water and floats'],
      [5, 'becuase the density of ice is smaller, freezing makes water take more space'],
      [4, 'Ice is less dense than water'],
      [3, 'it is lighter than the same amount of water'],
      [2, 'Ice has air in it so it is light'],
      [1, 'Because ice is cold and solid'],
      [0, 'Ice is denser than liquid water because water shrinks when it freezes'],
      [0, 'The water pushes because it is warm'],
    ],
  },
  {
    question: 'What does a firewall do?',
    ideal: 'It filters network traffic by rules and blocks connections that are not allowed.',
    answers: [
      [5, 'A firewall checks incoming and outgoing traffic against rules and blocks what is not permitted'],
      [5, 'it lets only allowed network connections through and stops the rest'],
      [4, 'Blocks unwanted traffic from the network'],
      [3, 'Protects the network from attacks from outside'],
      [2, 'It makes the computer secure'],
      [1, 'It is a software on the computer'],
      [0, 'It speeds up the network traffic'],
      [0, 'stores the passwords of the users'],
    ],
  },
  {
    question: 'What is the role of the marketing funnel?',
    ideal:
      'It describes the steps from first awareness to purchase and shows where potential customers drop out.',
    answers: [
      [
        5,
        'It shows the stages a customer passes from awareness to buying, and at which stage you lose people',
      ],
      [4, 'The steps from knowing the brand to buying the product'],
      [3, 'to see how many people buy in the end'],
      [2, 'It helps to get more customers'],
      [1, 'marketing uses it for campaigns'],
      [0, 'It sets the price of a product'],
      [0, 'a machine that fills bottles'],
    ],
  },
  {
    question: 'What is the function of red blood cells?',
    ideal: 'They carry oxygen from the lungs to the tissues of the body with the help of haemoglobin.',
    answers: [
      [
        5,
        'Red blood cells transport oxygen from the lungs to the body tissue, the oxygen is bound to hemoglobin',
      ],
      [5, 'haemoglobin in them binds oxigen in the lungs and brings it to all organs'],
      [4, 'They carry oxygen through the body'],
      [3, 'they transport gases in the blood'],
      [2, 'contain haemoglobin which makes them red'],
      [1, 'They are part of the blood'],
      [0, 'They fight infections'],
      [0, 'They carry oxygen from the tissues to the lungs'],
    ],
  },
];
